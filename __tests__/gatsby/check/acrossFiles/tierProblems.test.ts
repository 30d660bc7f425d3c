import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "tier repeats a benefit",
    file: "pages/membership.json",
    edit: {
      copyValue: "groups[0].tiers[0].benefits[0]",
      over: "groups[0].tiers[1].benefits[1]",
    },
    field: "groups[0].tiers[1].benefits[1]",
    message: "is already in this tier or one below",
    remedy: "Remove it",
  },
]);
