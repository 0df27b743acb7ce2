#!/usr/bin/env python3
"""Writes Systems.txt: random systems of constraints, with the least errors that a general solver finds.

Run it with SciPy installed: python3 generate.py > Systems.txt

Each priority's sum of errors is minimized in turn, from the highest to the lowest, with those above it held at what was
found (SciPy's HiGHS). Lines, in order:

  system KIND VARIABLES        followed by one 0 or 1 for each variable: whether it must not be negative
  constraint PRIORITY RELATION CONSTANT COEFFICIENT VARIABLE ...
  change INDEX CONSTANT        a constant that changes after the first solution
  remove INDEX                 a constraint that is removed then
  result PRIORITY ERROR ...    the least errors; nothing follows the word if the required constraints cannot all hold

Every system has two results: before and after its changes.
"""

import random

import numpy as np
from scipy.optimize import linprog

RELATIONS = ["<=", "=", ">="]


def least_errors(signs, constraints):
    count = len(signs)
    soft = [c for c in constraints if c[0] < 1000]
    total = count + 2 * len(soft)
    upper, upper_bounds, equal, equal_bounds = [], [], [], []
    costs = {}
    for priority, relation, constant, terms in constraints:
        row = np.zeros(total)
        for coefficient, variable in terms:
            row[variable] += coefficient
        if priority < 1000:
            place = count + 2 * sum(len(c) for c in costs.values())
            costs.setdefault(priority, []).append(place)
            row[place], row[place + 1] = -1, 1
        if relation == "=":
            equal.append(row)
            equal_bounds.append(constant)
        else:
            sign = 1 if relation == "<=" else -1
            upper.append(sign * row)
            upper_bounds.append(sign * constant)
    bounds = [(0, None) if sign else (None, None) for sign in signs] + [(0, None)] * (2 * len(soft))
    results = []
    for priority in sorted(costs, reverse=True) or [None]:
        objective = np.zeros(total)
        for place in costs.get(priority, []):
            objective[place] = objective[place + 1] = 1
        solution = linprog(
            objective,
            A_ub=np.array(upper) if upper else None, b_ub=upper_bounds if upper else None,
            A_eq=np.array(equal) if equal else None, b_eq=equal_bounds if equal else None,
            bounds=bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
        if solution.status == 2:
            return None
        assert solution.status == 0, solution.message
        if priority is None:
            return []
        results.append((priority, solution.fun))
        upper.append(objective)
        upper_bounds.append(solution.fun + 1e-8)
    return results


def any_system(chance):
    """Constraints between any variables, as in no layout."""
    count = chance.randint(2, 12)
    signs = [int(chance.random() < 0.5) for _ in range(count)]
    priorities = [1000] + chance.sample([1, 49.5, 50, 250, 250.5, 251, 500, 749, 750, 999], 4)
    constraints = []
    for _ in range(chance.randint(count // 2, 3 * count)):
        terms = [
            (chance.choice([1, 1, 1, -1, -1, 2, -0.5, 0.25, -3]), variable)
            for variable in chance.sample(range(count), chance.randint(1, min(4, count)))
        ]
        required = chance.random() < 0.25
        priority = 1000 if required else chance.choice(priorities[1:])
        constraints.append((priority, chance.choice(RELATIONS), chance.randint(-40, 120), terms))
    return signs, constraints


def screen(chance):
    """Views in columns and rows with margins, sizes of their own and least and greatest sizes."""
    signs, constraints = [], []

    def variable(sign):
        signs.append(sign)
        return len(signs) - 1

    width = variable(1)
    constraints.append((1000, "=", chance.choice([320, 375, 390, 768]), [(1, width)]))
    place = None
    for _ in range(chance.randint(2, 10)):
        x, w = variable(0), variable(1)
        if place is None or chance.random() < 0.5:
            constraints.append((1000, "=", chance.choice([0, 8, 16]), [(1, x)]))
        else:
            relation = chance.choice(["=", "=", ">="])
            constraints.append((1000, relation, 8, [(1, x), (-1, place[0]), (-1, place[1])]))
        if chance.random() < 0.6:
            relation = chance.choice(["=", "<=", "<="])
            priority = chance.choice([1000, 1000, 999, 750])
            constraints.append((priority, relation, -16, [(1, x), (1, w), (-1, width)]))
        own = chance.randint(10, 300)
        constraints.append((chance.choice([250, 251, 750]), "<=", own, [(1, w)]))
        constraints.append((chance.choice([750, 749, 999]), ">=", own, [(1, w)]))
        if place is not None and chance.random() < 0.3:
            constraints.append((chance.choice([1000, 500]), "=", 0, [(1, w), (-chance.choice([1, 0.5, 2]), place[1])]))
        place = (x, w)
    return signs, constraints


def write(kind, signs, constraints, chance):
    print("system", kind, len(signs), *signs)
    for priority, relation, constant, terms in constraints:
        print("constraint", priority, relation, constant, *(f"{c} {v}" for c, v in terms))
    report(least_errors(signs, constraints))
    removed = set(chance.sample(range(len(constraints)), min(len(constraints), chance.randint(0, 2))))
    changed = list(constraints)
    for index in chance.sample(range(len(constraints)), min(len(constraints), chance.randint(1, 3))):
        if index in removed:
            continue
        priority, relation, constant, terms = changed[index]
        constant += chance.randint(-60, 60)
        changed[index] = (priority, relation, constant, terms)
        print("change", index, constant)
    for index in sorted(removed):
        print("remove", index)
    report(least_errors(signs, [c for index, c in enumerate(changed) if index not in removed]))


def report(results):
    if results is None:
        print("result")
    else:
        # A system without wishes has an error of zero at no priority.
        print("result", *(f"{priority} {abs(error):.6f}" for priority, error in results or [(0, 0.0)]))


def main():
    chance = random.Random(2001)
    for index in range(240):
        kind, make = ("any", any_system) if index % 2 else ("screen", screen)
        signs, constraints = make(chance)
        write(kind, signs, constraints, chance)


main()
