/** Name of a field that only robots fill in (docs/decisions.md#mail). */
export const trap = "website";

/**
 * A message to the firm, named as in the mail's payload (docs/product.md#sending-a-message).
 *
 * @throws If a robot has filled in the trap.
 */
export function readMessage(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  if (text(trap)) throw new Error("The trap is filled in.");
  return {
    from_name: text("name"),
    from_email: text("email"),
    phone: text("phone"),
    message: text("message"),
  };
}
