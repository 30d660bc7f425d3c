import { describeSample, expectOfSample } from "../support/describeSample";
import { readBuilt } from "../support/builtSite";

/** What the specification says of the sample's texts, by the page that shows them. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/": [
    // Header and footer.
    ...["Home", "About Us", "Services", "Cohort", "News & Articles"],
    ...["Contact Us", "Book Now", "LinkedIn", "Instagram", "YouTube"],
    ...["Facebook", "WhatsApp", "2025", "3+ countries", "Funding"],
    ...["hello@example.com", "+91 00000 00000"],
    "Fuel Growth, Maximize Margins",
    ...["500+ businesses", "5X revenue growth", "16+ years of experience"],
    ...["Schedule Your Free Strategy Session", "Explore Our Services"],
    ...["Growth, perfectly tailored", "Redefining Business Growth"],
    ...["Elite Enterprise Solutions", "Exclusive Partner Credits"],
    ...["Client Success Stories", "Ready to Outperform Competitors?"],
    "Schedule Your Session",
    ...["Business Consulting", "Women Entrepreneurship Mentoring"],
    ...["Business Coaching", "Online Business Programs"],
    ...["Women entrepreneurs", "MSMEs", "Startups", "Industry leaders"],
    ...["275+", "50+", "255+", "635+", "25Cr+", "3+", "45+", "19+", "37+"],
    ...["$8,500+", "$5,000", "$1,000", "1 year free", "$75", "$2,500"],
    ...["500+", "95%", "AI tools workshop in Bengaluru 2025"],
  ],
  "/about": [
    ...["Our work in figures", "Strategic Alliances", "Leadership"],
    ...["Founder and CEO", "Co-Founder", "Life Coach", "16+ years"],
    ...["Digital Content Coach", "Building Ecosystems Beyond Business"],
    ...["Government Collaborations", "Global Goals", "Education Advocacy"],
    ...["Voice of the Victory", "Our Journey in Pictures"],
    ...["275+", "255+", "25Cr+", "625+", "45+", "17+", "37+", "3+"],
    "View Full Size",
  ],
  "/services": [
    ...["Pitch Deck", "Business Plan", "Market Research Report"],
    "Detailed Project Report (DPR)",
    "Startup India Registration & Certificate",
    "UDYAM/MSME Registration",
    "Company Incorporation & Compliances",
    ...["Cloud Hosting Credits", "Incubation Support"],
    ...["Acceleration Support", "Equity Funding", "Angel Funding"],
    ...["Debt Funding", "Grant Funding", "Investor/Grant Database"],
    ...["Load More Services", "Ready to Transform Your Business?"],
    "Schedule Consultation",
  ],
  "/services/consulting": [
    ...["Business Strategy", "Financial Guidance", "Operational Excellence"],
    ...["Digital Transformation", "Market Expansion", "ESG Implementation"],
    ...["Risk Management", "Innovation Management", "Learn More"],
    ...["Women Entrepreneurs", "MSMEs", "Startups"],
    ...["Discovery & Analysis", "Strategy Development"],
    ...["Implementation Planning", "Execution Support"],
    ...["Monitoring & Optimization", "Long-term Growth Planning"],
    "Request a Consultation",
  ],
  "/services/mentoring": [
    ...["Business Strategy", "Financial Management", "Legal & Compliance"],
    ...["Marketing & Sales", "Leadership Development"],
    ...["Technology Integration", "Product Development"],
    ...["Operational Excellence", "Human Resources"],
    ...["International Expansion", "Crisis Management"],
    ...["Sustainability & ESG", "Partnership Development", "Exit Strategy"],
    ...["Load More", "275+", "25Cr+", "95%"],
    "women mentored",
    ...[
      "funding secured",
      "success rate",
      "early bird offer before August 2025",
    ],
    ...["Enroll Now", "Personalized Matching", "Structured Sessions"],
    ...["Accountability System", "Connect with a Mentor"],
  ],
  "/services/coaching": [
    ...["Startup", "MSME", "Executive", "Growth-Stage", "Learn More"],
    ...["85%", "3.2X", "92%", "Start Your Coaching Journey"],
  ],
  "/services/online-programs": [
    ...["For Entrepreneurs", "Idea-to-Launch Accelerator"],
    "Scaling Mastery for Growth-Stage Entrepreneurs",
    ...["Women Entrepreneurs", "SheRises Funding Bootcamp"],
    ...["Leadership Amplifier for Women Founders", "Apply Now"],
    ...["AI Business Analyzer", "Community Hub", "Resource Library"],
    ...["8 weeks", "1,25,000", "89,000"],
    ...["12 weeks", "2,75,000", "1,99,000", "5Cr"],
    ...["4 weeks", "95,000", "65,000"],
    ...["10 weeks", "1,50,000", "1,10,000"],
    "Explore Programs",
  ],
  "/services/funding": [
    ...["Entrepreneurs & Startups", "Women Entrepreneurs"],
    ...["MSMEs & Small Businesses", "Professionals & Solopreneurs"],
    ...["Custom Matches", "Documentation Support", "Investor Readiness"],
    ...["Government Scheme Navigation", "success-based", "no upfront fee"],
    ...["4-8 weeks", "7-15 days", "2-3 months"],
    ...["Free Eligibility Check", "Schedule Consultation"],
  ],
  "/contact": [
    ...["India", "Australia", "United Kingdom", "Canada", "Singapore"],
    ...["india@example.com", "australia@example.com", "uk@example.com"],
    ...["canada@example.com", "singapore@example.com", "Follow Us"],
    ...["+91 00000 00000", "hello@example.com", "Join the Community"],
  ],
  "/news-articles": [
    ...["News & Media Hub", "News", "Articles", "Blogs", "Featured"],
    ...["Events", "Read Full Story", "Read Article", "Read Blog"],
    ...["Read Feature", "Register for Event", "Subscribe"],
    ...["Enter your email address", "unsubscribe at any time"],
    ...["Mumbai", "Delhi", "Bangalore", "Virtual", "Pan India"],
  ],
  "/article/news-1": [
    ...["Back to Articles", "min read", "You Might Also Like"],
    ...["Back to News & Articles", "over 10 years of experience"],
  ],
  "/membership": [
    "Exclusive Membership Program",
    "Empowering Ambition, Building Legacies",
    ...["Startups", "Ignite", "5,999", "Elevate", "24,999"],
    ...["Ascend", "79,999"],
    ...["MSMEs", "Foundation", "8,499", "Momentum", "34,999"],
    ...["Dominion", "1,19,999"],
    ...["Women Entrepreneurs", "Spark", "4,999", "Rise", "29,999"],
    ...["Trailblazer", "89,999"],
    ...["Business Owners", "Pioneer", "9,999", "Visionary", "49,999"],
    ...["Legacy", "1,49,999"],
    ...["Aspiring Professionals", "Catalyst", "3,999", "Prodigy"],
    ...["19,999", "Elite", "54,999"],
    ...["500+ founders community", "12 webinars per year"],
    ...["15% legal discount", "20% trademark discount"],
    ...[
      "10% trademark discount",
      "5,000+ member hub",
      "50k+ newsletter subscribers",
    ],
    ...["Get Started", "All Members Get", "Partner Benefits & Credits"],
    ...["Limited Time Offer", "Claim Your Offer Now", "$8,500+"],
    "15% off plus a free 1:1 career audit for the first 50 sign-ups",
  ],
  "/cohort": [
    ...["Where Visionaries Scale", "Apply to the Cohort"],
    ...["Download Brochure", "Blueprint for Growth", "Partner Perks"],
    ...["Partner", "Benefit", "Value", "Eligibility Criteria"],
    ...["Key Differentiators", "Cohort Journey", "Become Unstoppable"],
    ...["Apply via WhatsApp", "Apply via Email", "Only 20 seats"],
    ...["₹1 Crore", "25Cr+", "50+", "10+", "funding secured"],
    ...["2-week onboarding", "12 weeks of execution sprints"],
  ],
  "/404": ["404", "Oops! Page not found", "Return to Home"],
};

/** What a page says, as it would be read in one go, and with a space after each piece of text. */
function wordsOf(page: string): string {
  const { body } = new DOMParser().parseFromString(
    readBuilt(`${page}/index.html`),
    "text/html",
  );
  for (const each of body.querySelectorAll("script, style")) each.remove();
  const pieces: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) pieces.push(walker.currentNode.textContent ?? "");
  const names = [...body.querySelectorAll("[aria-label], [placeholder]")].map(
    (each) =>
      each.getAttribute("aria-label") ?? each.getAttribute("placeholder") ?? "",
  );
  return [pieces.join(""), ...pieces, ...names]
    .join(" ")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** Whether words hold a text that is no part of a longer number: 4,999 is not in 24,999. */
function isIn(words: string, text: string): boolean {
  const literal = text.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<!\\d|\\d[,.])${literal}(?!\\d|[,.]\\d)`).test(words);
}

describeSample("the sample's pages say what was specified", () => {
  test.each(Object.entries(pages))("%s", (page, texts) => {
    const words = wordsOf(page);
    expectOfSample(
      texts.filter((text) => !isIn(words, text)),
      [],
    );
  });

  it("tells a number from a part of another", () => {
    expect(isIn("only 24,999 a year", "4,999")).toBe(false);
    expect(isIn("only 24,999 a year", "24,99")).toBe(false);
    expect(isIn("only 4,999, a year", "4,999")).toBe(true);
  });
});
