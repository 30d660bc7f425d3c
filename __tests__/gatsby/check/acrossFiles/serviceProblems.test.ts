import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "service page without its service",
    file: "shared/services.json",
    edit: { set: "[4].key", to: "grants" },
    field: "[4].key",
    message: "shows the service with the key",
    remedy: "the key is the end of the page's route",
  },
  {
    fault: "service that leads elsewhere",
    file: "shared/services.json",
    edit: { set: "[0].to", to: "/contact" },
    field: "[0].to",
    message: "does not lead to its page",
    remedy: 'Write "/services/consulting"',
  },
]);
