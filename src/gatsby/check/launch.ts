const mailKeys = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"];

/** What a site that goes online lacks, a line each. */
export const launchWarnings = (site: { readonly sample: boolean }): string[] =>
  Object.entries({
    'The content is the sample: set "sample" in content/site.json to false when all of it is the firm\'s own.':
      site.sample,
    "GATSBY_SITE_URL is not set: search engines will not list the site (.env.example).":
      !process.env.GATSBY_SITE_URL,
    "GATSBY_EMAILJS_… is not set: the contact form cannot send (.env.example).":
      mailKeys.some((name) => !process.env[`GATSBY_EMAILJS_${name}`]),
  }).flatMap(([warning, isMissing]) => (isMissing ? warning : []));
