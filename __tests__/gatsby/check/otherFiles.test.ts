import { testBrokenContent } from "../../support/broken/testBrokenContent";
import { acrossCases } from "./cases/acrossCases";
import { picturesCases } from "./cases/picturesCases";
import { valuesCases } from "./cases/valuesCases";

testBrokenContent("values", valuesCases);
testBrokenContent("pictures", picturesCases);
testBrokenContent("several values", acrossCases);
