import contact from "../../content/pages/contact.json";
import { expect, test } from "../support/journey";

const { form } = contact;

test("a visitor fills the form and sends it without a pause in 20 new pages: 20 are sent", async ({
  browser,
  baseURL,
  mail,
}) => {
  test.setTimeout(120_000);
  for (let visit = 1; visit <= 20; visit += 1) {
    const context = await browser.newContext({ baseURL });
    await mail.serve(context);
    const page = await context.newPage();
    await page.goto("/contact");
    await page.getByLabel(form.nameLabel).fill("Asha Rao");
    await page.getByLabel(form.emailLabel).fill("visitor@example.com");
    await page.getByLabel(form.messageLabel).fill(`Message ${visit}`);
    await page
      .getByRole("button", { name: form.submitLabel, exact: true })
      .click();
    await expect(page.getByText(form.sentToast)).toBeVisible();
    await context.close();
  }
  const sent = mail
    .messages()
    .map(({ template_params }) => template_params.message);
  expect(new Set(sent).size).toBe(20);
  expect(sent).toHaveLength(20);
});
