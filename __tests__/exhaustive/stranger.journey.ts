import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { sample } from "../../content/site.json";
import { comingEvents } from "../support/pages";

/**
 * The specification's controls and headings by role and exact name. "|" or a new line separates names, "* 3" is the
 * number of elements, "contains" matches part of a heading, and ">" precedes a tab or button to press first.
 */
const controls: readonly [address: string, role: string, names: string][] = [
  [
    "/",
    "heading",
    `Growth, perfectly tailored | Redefining Business Growth | Elite Enterprise Solutions
    Exclusive Partner Credits | Client Success Stories | Ready to Outperform Competitors?
    Women entrepreneurs | MSMEs | Startups | Industry leaders`,
  ],
  [
    "/",
    "link",
    `Schedule Your Free Strategy Session | Explore Our Services | Schedule Your Session`,
  ],
  [
    "/about",
    "heading",
    `Strategic Alliances | Leadership | Building Ecosystems Beyond Business
    Government Collaborations | Global Goals | Education Advocacy
    Voice of the Victory * 2 | Our Journey in Pictures`,
  ],
  ["/about", "text", "Co-Founder | Life Coach | Digital Content Coach"],
  ["/about", "button", "View Full Size"],
  ["/about > View Full Size", "text", "Click anywhere to close"],
  [
    "/services",
    "heading",
    `Our Extended Services | Ready to Transform Your Business?
    Pitch Deck | Business Plan | Market Research Report | Detailed Project Report (DPR)
    Startup India Registration & Certificate | UDYAM/MSME Registration
    Company Incorporation & Compliances * 0`,
  ],
  ["/services", "button", "Load More Services"],
  ["/services", "link", "Schedule Consultation"],
  [
    "/services > Load More Services",
    "heading",
    `Pitch Deck | Company Incorporation & Compliances | Cloud Hosting Credits
    Incubation Support | Acceleration Support | Equity Funding | Angel Funding
    Debt Funding | Grant Funding | Investor/Grant Database`,
  ],
  ["/services > Load More Services", "button", "Load Less Services"],
  [
    "/services/consulting",
    "heading",
    `Business Strategy | Financial Guidance | Operational Excellence | Digital Transformation
    Market Expansion | ESG Implementation | Risk Management | Innovation Management
    Women Entrepreneurs | MSMEs | Startups
    Discovery & Analysis | Strategy Development | Implementation Planning | Execution Support
    Monitoring & Optimization | Long-term Growth Planning`,
  ],
  [
    "/services/consulting",
    "contains",
    "structured consulting solutions | tailored solutions | consulting process",
  ],
  ["/services/consulting", "link", "Learn More * 3 | Request a Consultation"],
  [
    "/services/mentoring",
    "heading",
    `Business Strategy | Financial Management | Legal & Compliance | Marketing & Sales
    Leadership Development | Technology Integration | Product Development * 0
    Personalized Matching | Structured Sessions | Accountability System`,
  ],
  ["/services/mentoring", "contains", "flagship accelerator | approach"],
  ["/services/mentoring", "text", "women mentored | funding secured"],
  ["/services/mentoring", "link", "Enroll Now | Connect with a Mentor"],
  ["/services/mentoring", "button", "Load More"],
  [
    "/services/mentoring > Load More",
    "heading",
    `Product Development | Operational Excellence | Human Resources | International Expansion
    Crisis Management | Sustainability & ESG | Partnership Development | Exit Strategy`,
  ],
  ["/services/mentoring > Load More", "button", "Load Less Services"],
  [
    "/services/coaching",
    "heading",
    "Startup | MSME | Executive | Growth-Stage",
  ],
  [
    "/services/coaching",
    "contains",
    "capabilities | specialised programs | methodology",
  ],
  [
    "/services/coaching",
    "link",
    "Learn More * 4 | Start Your Coaching Journey",
  ],
  [
    "/services/online-programs",
    "heading",
    `For Entrepreneurs | Idea-to-Launch Accelerator
    Scaling Mastery for Growth-Stage Entrepreneurs | Women Entrepreneurs
    SheRises Funding Bootcamp | Leadership Amplifier for Women Founders
    AI Business Analyzer | Community Hub | Resource Library`,
  ],
  ["/services/online-programs", "contains", "technology-powered learning"],
  ["/services/online-programs", "link", "Apply Now * 4 | Explore Programs"],
  [
    "/services/funding",
    "heading",
    `Entrepreneurs & Startups | Women Entrepreneurs | MSMEs & Small Businesses
    Professionals & Solopreneurs | Custom Matches | Documentation Support
    Government Scheme Navigation | Investor Readiness`,
  ],
  ["/services/funding", "contains", "key programs | frequently asked"],
  [
    "/services/funding",
    "link",
    "Free Eligibility Check * 2 | Schedule Consultation * 2",
  ],
  ["/contact", "contains", "contact | follow us"],
  ["/contact", "label", "Name | Email | Phone | Message"],
  [
    "/contact",
    "text",
    "India | Australia | United Kingdom | Canada | Singapore",
  ],
  [
    "/contact",
    "link",
    `+91 00000 00000 | hello@example.com | LinkedIn | Instagram | YouTube | Facebook | X`,
  ],
  ["/news-articles", "heading", "News & Media Hub"],
  ["/news-articles", "tab", "News | Articles | Blogs | Featured | Events"],
  ["/news-articles", "link", "Read Full Story * 5"],
  ["/news-articles", "placeholder", "Enter your email address"],
  ["/news-articles", "button", "Subscribe"],
  ["/news-articles > Articles", "link", "Read Article * 5"],
  ["/news-articles > Blogs", "link", "Read Blog * 5"],
  ["/news-articles > Featured", "link", "Read Feature * 3"],
  [
    "/news-articles > Events",
    "link",
    `Register for Event * ${comingEvents().length}`,
  ],
  [
    "/article/news-1",
    "link",
    "Back to Articles | Back to News & Articles | Read Full Story * 0",
  ],
  ["/article/news-1", "heading", "You Might Also Like"],
  [
    "/article/news-1",
    "button",
    "Share on LinkedIn | Share on Facebook | Share on X | Share by copying the link",
  ],
  ["/article/none-1", "heading", "Article Not Found"],
  [
    "/article/none-1",
    "text",
    "The article you're looking for doesn't exist or has been removed.",
  ],
  ["/article/none-1", "link", "Back to News & Articles"],
  [
    "/membership",
    "heading",
    `Exclusive Membership Program | Ignite | Elevate | Ascend
    All Members Get | Partner Benefits & Credits | Limited Time Offer`,
  ],
  ["/membership", "text", "Empowering Ambition, Building Legacies"],
  [
    "/membership",
    "tab",
    "Startups | MSMEs | Women Entrepreneurs | Business Owners | Aspiring Professionals",
  ],
  ["/membership", "link", "Get Started * 3 | Claim Your Offer Now"],
  ["/membership > MSMEs", "heading", "Foundation | Momentum | Dominion"],
  [
    "/membership > Women Entrepreneurs",
    "heading",
    "Spark | Rise | Trailblazer",
  ],
  ["/membership > Business Owners", "heading", "Pioneer | Visionary | Legacy"],
  [
    "/membership > Aspiring Professionals",
    "heading",
    "Catalyst | Prodigy | Elite",
  ],
  ["/membership > Aspiring Professionals", "link", "Get Started * 3"],
  [
    "/cohort",
    "heading",
    `Where Visionaries Scale | Blueprint for Growth | Partner Perks | Eligibility Criteria
    Key Differentiators | Cohort Journey | Become Unstoppable`,
  ],
  ["/cohort", "contains", "frequently asked questions"],
  ["/cohort", "columnheader", "Partner | Benefit | Value"],
  [
    "/cohort",
    "link",
    `Apply to the Cohort | Download Brochure * 2 | Apply via WhatsApp | Apply via Email
    +91 00000 00000`,
  ],
  ["/nowhere", "heading", "404 | Oops! Page not found"],
  ["/nowhere", "link", "Return to Home"],
];

const navigation = `Home | About Us | Services | Cohort | News & Articles | Contact Us`;
const profiles = `LinkedIn | Instagram | YouTube | Facebook | X | WhatsApp`;
const services = `Business Consulting | Women Entrepreneurship Mentoring | Business Coaching
  Online Business Programs | Funding`;

type Role = Parameters<Page["getByRole"]>[0];
type Within = Page | Locator;

function find(within: Within, role: string, name: string) {
  switch (role) {
    case "text":
      return within.getByText(name, { exact: true });
    case "label":
      return within.getByLabel(name);
    case "placeholder":
      return within.getByPlaceholder(name, { exact: true });
    case "contains":
      return within.getByRole("heading", { name });
    default:
      return within.getByRole(role as Role, { name, exact: true });
  }
}

/** Expects each name with its number of elements. */
async function expectNames(within: Within, role: string, names: string) {
  for (const entry of names.split(/\s*[|\n]\s*/)) {
    const [name = "", count = "1"] = entry.split(" * ");
    await expect
      .soft(find(within, role, name), `${role} "${name}"`)
      .toHaveCount(Number(count), { timeout: 2000 });
  }
}

test.describe("controls and headings", () => {
  test.skip(!sample, "The content is no longer the sample's.");
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const address of new Set(controls.map(([address]) => address)))
    test(address, async ({ page, allowConsole }) => {
      allowConsole(/status of 404|There is no page at/);
      const [path = "/", pressed] = address.split(" > ");
      await page.goto(path);
      const main = page.getByRole("main");
      if (pressed !== undefined) {
        const control = find(main, "tab", pressed).or(
          find(main, "button", pressed),
        );
        // The gallery is lazy.
        await control.scrollIntoViewIfNeeded();
        await control.click();
      }
      for (const [where, role, names] of controls)
        if (where === address)
          await expectNames(role === "region" ? page : main, role, names);
    });

  test("header and footer", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect
      .soft(header.getByRole("link", { name: "Kolvara" }))
      .toHaveCount(1);
    await expectNames(header, "link", `${navigation} | Book Now | ${profiles}`);
    await expectNames(
      page.getByRole("contentinfo"),
      "link",
      `${services} | ${profiles} | hello@example.com | +91 00000 00000`,
    );
  });
});
