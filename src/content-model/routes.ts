/** A row of the route table (specification, section 2). */
export interface Route {
  readonly path: string;
  /** Name of the component in src/screens. */
  readonly screen: string;
  /** Name of the query field that holds the page's content. */
  readonly content: string;
  readonly colorScheme: "light" | "dark";
}

/** Where the news, articles, blogs, features and events are. */
export const hubPath = "/news-articles";

/** Every fixed route of the site. Articles are added by content id; any other path ends on src/pages/404.tsx. */
export const routes: readonly Route[] = [
  {
    path: "/",
    screen: "HomeScreen",
    content: "homePage",
    colorScheme: "light",
  },
  {
    path: "/about",
    screen: "AboutScreen",
    content: "aboutPage",
    colorScheme: "light",
  },
  {
    path: "/services",
    screen: "ServicesScreen",
    content: "servicesPage",
    colorScheme: "light",
  },
  {
    path: "/services/consulting",
    screen: "ConsultingScreen",
    content: "consultingPage",
    colorScheme: "light",
  },
  {
    path: "/services/mentoring",
    screen: "MentoringScreen",
    content: "mentoringPage",
    colorScheme: "light",
  },
  {
    path: "/services/coaching",
    screen: "CoachingScreen",
    content: "coachingPage",
    colorScheme: "light",
  },
  {
    path: "/services/online-programs",
    screen: "OnlineProgramsScreen",
    content: "onlineProgramsPage",
    colorScheme: "light",
  },
  {
    path: "/services/funding",
    screen: "FundingScreen",
    content: "fundingPage",
    colorScheme: "dark",
  },
  {
    path: "/contact",
    screen: "ContactScreen",
    content: "contactPage",
    colorScheme: "light",
  },
  {
    path: hubPath,
    screen: "NewsHubScreen",
    content: "newsHubPage",
    colorScheme: "light",
  },
  {
    path: "/membership",
    screen: "MembershipScreen",
    content: "membershipPage",
    colorScheme: "light",
  },
  {
    path: "/cohort",
    screen: "CohortScreen",
    content: "cohortPage",
    colorScheme: "light",
  },
];

/** Address of the reader page of a content item. */
export function articlePath(contentId: string): string {
  return `/article/${contentId}`;
}

/** Files that the build makes and content may link to. */
export const generatedFiles: readonly string[] = ["/brochure.pdf"];
