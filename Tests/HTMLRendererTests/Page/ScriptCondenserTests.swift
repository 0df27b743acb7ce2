import Testing

@testable import HTMLRenderer

/// What is left of scripts means what it meant before.
@Suite struct ScriptCondenserTests {
    private func condensed(_ script: String) -> String {
        String(decoding: ScriptCondenser.condense(Array(script.utf8)), as: UTF8.self)
    }

    @Test(
        "spaces, remarks and the ends of lines go where nothing needs them",
        arguments: [
            ("// A remark.\n/** Another one. */\nconst a = 1;\n\n    const b = 2;\n", "const a=1;const b=2;"),
            ("const f = (a, b) => {\n    return a + b;\n};\n", "const f=(a,b)=>{return a+b};"),
            ("f(a\n    ? b\n    : c)\n", "f(a?b:c)\n"),
            ("list\n    .map(x => x)\n", "list.map(x=>x)\n"),
            ("a = b\nc = d\n", "a=b\nc=d\n"),
            ("if (a) {\n    b()\n    c()\n}\nd()\n", "if(a){b()\nc()}\nd()\n"),
            ("f([\n    a,\n    { b, },\n], c,\n);\n", "f([a,{b}],c);"),
            ("const [, a] = [b, \",\", /,]/];\n", "const[,a]=[b,\",\",/,]/];"),
            ("x = a + +b - -c\n", "x=a+ +b- -c\n"),
            ("if (a) return;\nelse typeof b in c;\n", "if(a)return;else typeof b in c;"),
        ])
    func code(_ script: String, _ expected: String) {
        #expect(condensed(script) == expected)
    }

    @Test(
        "texts, templates and regular expressions stay as they are",
        arguments: [
            ("f(\"a ;  } b\", 'c \\' ; }')\n", "f(\"a ;  } b\",'c \\' ; }')\n"),
            ("f(`a  ${ b + `c  ; ${ d } }` }  e ; }`)\n", "f(`a  ${b+`c  ; ${d} }`}  e ; }`)\n"),
            ("x = /a [/] \" ; }/.test(y) / 2 / z\n", "x=/a [/] \" ; }/.test(y)/2/z\n"),
            ("f(a => /; }/.test(a))\n", "f(a=>/; }/.test(a))\n"),
        ])
    func texts(_ script: String, _ expected: String) {
        #expect(condensed(script) == expected)
    }

    @Test func whatStandsOnEachPageIsShortAndEndsNoElement() {
        let script = String(decoding: EmbeddedResource.completion, as: UTF8.self)
        #expect(script.utf8.count < 1_500)
        #expect(!script.contains("</") && !script.contains("<!--"))
    }
}
