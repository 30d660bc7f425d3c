/** Name of a field that only robots and form fillers fill in (docs/decisions.md#mail). */
export const trap = "website";

/** Whether a robot or a form filler has filled in the trap. */
export const isTrapped = (form: HTMLFormElement): boolean =>
  Boolean(new FormData(form).get(trap));

/** A message to the firm, named as in the mail's payload (docs/product.md#sending-a-message). */
export function readMessage(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    from_name: text("name"),
    from_email: text("email"),
    phone: text("phone"),
    message: text("message"),
  };
}
