import {
  isTrapped,
  readMessage,
} from "../../../../src/site/screens/contact/message";

/** docs/product.md#sending-a-message */

test("the mail has the four texts by the names of its payload, and not the trap", () => {
  document.body.innerHTML =
    '<form><input name="name" value=" Asha "><input name="email" value="asha@example.com"><input name="phone"><textarea name="message">Hello\n</textarea><input name="website"></form>';
  const [form] = document.forms;
  if (!form) throw new Error("There is no form.");
  expect(isTrapped(form)).toBe(false);
  expect(readMessage(form)).toEqual({
    from_name: "Asha",
    from_email: "asha@example.com",
    phone: "",
    message: "Hello",
  });
});
