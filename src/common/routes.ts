/** A row of the route table (docs/product.md#routes). */
export interface Route {
  readonly path: string;
  /** Folder and component of the screen, below src/site/screens. */
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
    screen: "home/HomeScreen",
    content: "homePage",
    colorScheme: "light",
  },
  {
    path: "/about",
    screen: "about/AboutScreen",
    content: "aboutPage",
    colorScheme: "light",
  },
  {
    path: "/services",
    screen: "services/ServicesScreen",
    content: "servicesPage",
    colorScheme: "light",
  },
  {
    path: "/services/consulting",
    screen: "services-consulting/ServicesConsultingScreen",
    content: "servicesConsultingPage",
    colorScheme: "light",
  },
  {
    path: "/services/mentoring",
    screen: "services-mentoring/ServicesMentoringScreen",
    content: "servicesMentoringPage",
    colorScheme: "light",
  },
  {
    path: "/services/coaching",
    screen: "services-coaching/ServicesCoachingScreen",
    content: "servicesCoachingPage",
    colorScheme: "light",
  },
  {
    path: "/services/online-programs",
    screen: "services-online-programs/ServicesOnlineProgramsScreen",
    content: "servicesOnlineProgramsPage",
    colorScheme: "light",
  },
  {
    path: "/services/funding",
    screen: "services-funding/ServicesFundingScreen",
    content: "servicesFundingPage",
    colorScheme: "dark",
  },
  {
    path: "/contact",
    screen: "contact/ContactScreen",
    content: "contactPage",
    colorScheme: "light",
  },
  {
    path: hubPath,
    screen: "news-articles/NewsArticlesScreen",
    content: "newsArticlesPage",
    colorScheme: "light",
  },
  {
    path: "/membership",
    screen: "membership/MembershipScreen",
    content: "membershipPage",
    colorScheme: "light",
  },
  {
    path: "/cohort",
    screen: "cohort/CohortScreen",
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
