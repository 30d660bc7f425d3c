import { comingEvents } from "./pages";

const navigation = `Home | About Us | Services | Cohort | News & Articles | Contact Us`;
const profiles = `LinkedIn | Instagram | YouTube | Facebook | X | WhatsApp`;
const services = `Business Consulting | Women Entrepreneurship Mentoring | Business Coaching
  Online Business Programs | Funding`;

/**
 * What was specified for the sample: page, role, exact names. "|" or a new line separates names, "* 3" is the number of
 * elements, also without a name. After ">" stands a tab or button to press first. "… in Leadership" looks in the
 * landmark or group of this name. "title" is part of a heading, "text" an element's whole text, and "shows" any words
 * or figures of the document.
 *
 * docs/product.md#purpose, docs/product.md#home, docs/product.md#about, docs/product.md#services,
 * docs/product.md#consulting, docs/product.md#mentoring, docs/product.md#coaching, docs/product.md#online-programs,
 * docs/product.md#funding
 */
export const specification: Record<string, Record<string, string>> = {
  "/": {
    "link in banner": `${navigation} | Book Now | ${profiles}`,
    "link in contentinfo": `${services} | ${profiles} | hello@example.com | +91 00000 00000`,
    heading: `Growth, perfectly tailored | Redefining Business Growth | Elite Enterprise Solutions
      Exclusive Partner Credits | Client Success Stories | Ready to Outperform Competitors?
      Women entrepreneurs | MSMEs | Startups | Industry leaders`,
    link: `Schedule Your Free Strategy Session | Explore Our Services | Schedule Your Session`,
    "listitem in Growth, perfectly tailored": "* 4",
    "listitem in Redefining Business Growth": "* 8",
    "listitem in Elite Enterprise Solutions": "* 4",
    "listitem in Exclusive Partner Credits": "* 6",
    shows: `1-3 of 12 | 2025 | 3+ countries | hello@example.com | +91 00000 00000 | Fuel Growth, Maximize Margins
      500+ businesses | 5X revenue growth | 16+ years of experience | 275+ | 50+ | 255+ | 635+
      25Cr+ | 3+ | 45+ | 19+ | 37+ | $8,500+ | $5,000 | $1,000 | 1 year free | $75 | $2,500 | 95%
      500+ | AI tools workshop in Bengaluru 2025`,
  },
  "/about": {
    heading: `Strategic Alliances | Leadership | Building Ecosystems Beyond Business
      Government Collaborations | Global Goals | Education Advocacy
      Voice of the Victory * 2 | Our Journey in Pictures`,
    text: "Co-Founder | Life Coach | Digital Content Coach",
    button: "View Full Size",
    "listitem in Leadership": "* 3",
    "img in Strategic Alliances": "* 18",
    "figure in Voice of the Victory": "* 24",
    shows: `275+ | 255+ | 25Cr+ | 625+ | 45+ | 17+ | 37+ | 3+ | 16+ years | 1 of 30`,
  },
  "/about > View Full Size": { "text in dialog": "Click anywhere to close" },
  "/services": {
    heading: `Our Extended Services | Ready to Transform Your Business?
      Pitch Deck | Business Plan | Market Research Report | Detailed Project Report (DPR)
      Startup India Registration & Certificate | UDYAM/MSME Registration
      Company Incorporation & Compliances * 0`,
    button: "Load More Services",
    link: "Schedule Consultation",
    "listitem in Our Extended Services": "* 6",
  },
  "/services > Load More Services": {
    heading: `Pitch Deck | Company Incorporation & Compliances | Cloud Hosting Credits
      Incubation Support | Acceleration Support | Equity Funding | Angel Funding
      Debt Funding | Grant Funding | Investor/Grant Database`,
    button: "Load Less Services",
    "listitem in Our Extended Services": "* 15",
  },
  "/services/consulting": {
    heading: `Business Strategy | Financial Guidance | Operational Excellence
      Digital Transformation | Market Expansion | ESG Implementation | Risk Management
      Innovation Management | Women Entrepreneurs | MSMEs | Startups
      Discovery & Analysis | Strategy Development | Implementation Planning | Execution Support
      Monitoring & Optimization | Long-term Growth Planning`,
    title: `structured consulting solutions | tailored solutions | consulting process`,
    "listitem in What we consult on": "* 8",
    "listitem in Structured consulting solutions": "* 4",
    link: "Learn More * 3 | Request a Consultation",
  },
  "/services/mentoring": {
    heading: `Business Strategy | Financial Management | Legal & Compliance | Marketing & Sales
      Leadership Development | Technology Integration | Product Development * 0
      Personalized Matching | Structured Sessions | Accountability System`,
    title: "flagship accelerator | approach",
    text: "women mentored | funding secured",
    link: "Enroll Now | Connect with a Mentor",
    button: "Load More",
    "listitem in What your mentor can help with": "* 6",
    shows:
      "275+ | 25Cr+ | 95% | success rate | early bird offer before August 2025",
  },
  "/services/mentoring > Load More": {
    heading: `Product Development | Operational Excellence | Human Resources
      International Expansion | Crisis Management | Sustainability & ESG | Partnership Development
      Exit Strategy`,
    button: "Load Less Services",
    "listitem in What your mentor can help with": "* 14",
  },
  "/services/coaching": {
    heading: "Startup | MSME | Executive | Growth-Stage",
    title: "capabilities | specialised programs | methodology",
    "listitem in Coaching capabilities": "* 6",
    "listitem in Our coaching methodology": "* 4",
    link: "Learn More * 4 | Start Your Coaching Journey",
    shows: "85% | 3.2X | 92%",
  },
  "/services/online-programs": {
    heading: `For Entrepreneurs | Idea-to-Launch Accelerator
      Scaling Mastery for Growth-Stage Entrepreneurs | Women Entrepreneurs
      SheRises Funding Bootcamp | Leadership Amplifier for Women Founders
      AI Business Analyzer | Community Hub | Resource Library`,
    title: "technology-powered learning",
    link: "Apply Now * 4 | Explore Programs",
    shows: `8 weeks | 1,25,000 | 89,000 | 12 weeks | 2,75,000 | 1,99,000 | 5Cr
      4 weeks | 95,000 | 65,000 | 10 weeks | 1,50,000 | 1,10,000`,
  },
  "/services/funding": {
    heading: `Entrepreneurs & Startups | Women Entrepreneurs | MSMEs & Small Businesses
      Professionals & Solopreneurs | Custom Matches | Documentation Support
      Government Scheme Navigation | Investor Readiness`,
    title: "key programs | frequently asked",
    "listitem in Key programs": "* 6",
    "figure in What funded clients say": "* 2",
    "term in Frequently asked questions": "* 3",
    link: "Free Eligibility Check * 2 | Schedule Consultation * 2",
    shows: `success-based | no upfront fee | 4-8 weeks | 7-15 days | 2-3 months`,
  },
  "/contact": {
    title: "contact | follow us",
    label: "Name | Email | Phone | Message",
    text: "India | Australia | United Kingdom | Canada | Singapore",
    link: `+91 00000 00000 | hello@example.com | LinkedIn | Instagram | YouTube | Facebook | X
      india@example.com | australia@example.com | uk@example.com | canada@example.com
      singapore@example.com`,
  },
  "/news-articles": {
    heading: "News & Media Hub",
    tab: "News | Articles | Blogs | Featured | Events",
    link: "Read Full Story * 5",
    text: "Funding | Consulting | Business | Research | Legal",
    placeholder: "Enter your email address",
    button: "Subscribe",
    shows: "unsubscribe at any time",
  },
  "/news-articles > Articles": {
    link: "Read Article * 5",
    text: "Strategy * 2 | Insights | Technology | Product Development",
  },
  "/news-articles > Blogs": {
    link: "Read Blog * 5",
    text: "Mentorship | Experience | Networking | Funding | Founder Life",
  },
  "/news-articles > Featured": {
    link: "Read Feature * 3",
    text: "Mentorship | Women Leadership | Entrepreneurship",
  },
  "/news-articles > Events": {
    link: `Register for Event * ${comingEvents().length}`,
    text: `Conference | Networking | Competition | Webinar | Community
      Mumbai | Delhi | Bangalore | Virtual | Pan India`,
  },
  "/article/news-1": {
    heading: "You Might Also Like",
    link: `Back to Articles | Back to News & Articles | Read Full Story * 0`,
    button: `Share on LinkedIn | Share on Facebook | Share on X | Share by copying the link`,
    shows: "min read | over 10 years of experience",
  },
  "/article/none-1": {
    heading: "Article Not Found",
    text: "The article you're looking for doesn't exist or has been removed.",
    link: "Back to News & Articles",
  },
  "/membership": {
    heading: `Exclusive Membership Program | Ignite | Elevate | Ascend
      All Members Get | Partner Benefits & Credits | Limited Time Offer`,
    text: "Empowering Ambition, Building Legacies",
    tab: `Startups | MSMEs | Women Entrepreneurs | Business Owners | Aspiring Professionals`,
    link: "Get Started * 3 | Claim Your Offer Now",
    "listitem in All Members Get": "* 4",
    "listitem in Partner Benefits & Credits": "* 6",
    shows: `5,999 | 24,999 | 79,999 | 500+ founders community | 12 webinars per year
      15% legal discount | $8,500+
      15% off plus a free 1:1 career audit for the first 50 sign-ups`,
  },
  "/membership > MSMEs": {
    heading: "Foundation | Momentum | Dominion",
    shows: "8,499 | 34,999 | 1,19,999 | 20% trademark discount",
  },
  "/membership > Women Entrepreneurs": {
    heading: "Spark | Rise | Trailblazer",
    shows: "4,999 | 29,999 | 89,999 | 10% trademark discount",
  },
  "/membership > Business Owners": {
    heading: "Pioneer | Visionary | Legacy",
    shows: `9,999 | 49,999 | 1,49,999 | 5,000+ member hub
      50k+ newsletter subscribers`,
  },
  "/membership > Aspiring Professionals": {
    heading: "Catalyst | Prodigy | Elite",
    shows: "3,999 | 19,999 | 54,999",
    link: "Get Started * 3",
  },
  "/cohort": {
    heading: `Where Visionaries Scale | Blueprint for Growth | Partner Perks | Eligibility Criteria
      Key Differentiators | Cohort Journey | Become Unstoppable`,
    title: "frequently asked questions",
    columnheader: "Partner | Benefit | Value",
    link: `Apply to the Cohort | Download Brochure * 2 | Apply via WhatsApp | Apply via Email
      +91 00000 00000`,
    "listitem in Blueprint for Growth": "* 4",
    "listitem in Cohort Journey": "* 4",
    "button in Frequently asked questions": "* 3",
    shows: `Only 20 seats | ₹1 Crore | 25Cr+ | 50+ | 10+ | funding secured | 2-week onboarding
      12 weeks of execution sprints | $5,000 | $2,500`,
  },
  "/nowhere": { heading: "404 | Oops! Page not found", link: "Return to Home" },
};
