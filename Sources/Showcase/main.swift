print("Showcase")
