import { testBrokenContent } from "../../support/broken/testBrokenContent";
import { htmlCases } from "./cases/htmlCases";
import { shapeCases } from "./cases/shapeCases";
import { syntaxCases } from "./cases/syntaxCases";
import { textCases } from "./cases/textCases";

testBrokenContent("files", syntaxCases);
testBrokenContent("shape", shapeCases);
testBrokenContent("texts", textCases);
testBrokenContent("HTML", htmlCases);
