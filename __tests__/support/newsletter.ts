/** Words of a newsletter's form. */
export const newsletter = {
  heading: "Our letter",
  inputLabel: "Your address",
  placeholder: "you@example.com",
  submitLabel: "Subscribe",
  consent: "We write once a month.",
  mailSubject: "The letter",
  mailBody: "Please write to {email}.",
  mailNote: "Subscribe opens a mail.",
  openedText: "Send the letter, or write to {contact}.",
  privacy: { label: "Privacy", to: "/privacy" },
};
