import type { PageBuild } from "../../../common/pageBuild";

const send = "main form [type=submit]";

export const build = {
  states: () => [
    { name: "390 errors", steps: [send], shows: "[aria-invalid=true]" },
    {
      name: "1440 toast",
      steps: [
        ["[autocomplete=name]", "Asha Rao"],
        ["[type=email]", "asha@example.com"],
        ["main textarea", "Hello"],
        send,
      ],
      // With an icon, unlike the toast of a message on its way.
      shows: "[aria-live] :is(svg + p)",
    },
  ],
} satisfies PageBuild;
