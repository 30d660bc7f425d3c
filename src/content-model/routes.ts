/** A row of the route table (specification, section 2). */
export interface Route {
  readonly path: string;
  /** Name of the component in src/screens. */
  readonly screen: string;
  readonly colorScheme: "light" | "dark";
}

/** Every fixed route of the site. Articles are added by content id; any other path ends on src/pages/404.tsx. */
export const routes: readonly Route[] = [
  { path: "/", screen: "HomeScreen", colorScheme: "light" },
  { path: "/about", screen: "AboutScreen", colorScheme: "light" },
  { path: "/services", screen: "ServicesScreen", colorScheme: "light" },
  {
    path: "/services/consulting",
    screen: "ConsultingScreen",
    colorScheme: "light",
  },
  {
    path: "/services/mentoring",
    screen: "MentoringScreen",
    colorScheme: "light",
  },
  {
    path: "/services/coaching",
    screen: "CoachingScreen",
    colorScheme: "light",
  },
  {
    path: "/services/online-programs",
    screen: "OnlineProgramsScreen",
    colorScheme: "light",
  },
  { path: "/services/funding", screen: "FundingScreen", colorScheme: "dark" },
  { path: "/contact", screen: "ContactScreen", colorScheme: "light" },
  { path: "/news-articles", screen: "NewsHubScreen", colorScheme: "light" },
  { path: "/membership", screen: "MembershipScreen", colorScheme: "light" },
  { path: "/cohort", screen: "CohortScreen", colorScheme: "light" },
];

/** Address of the reader page of a content item. */
export function articlePath(contentId: string): string {
  return `/article/${contentId}`;
}

/** Files that the build makes and content may link to. */
export const generatedFiles: readonly string[] = ["/brochure.pdf"];
