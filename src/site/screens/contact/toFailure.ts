import { field } from "../../../common/field";

/**
 * Maps the mail library's rejections to status and text: a response, a text, or an error without a response, which has
 * the status 0 (docs/product.md#sending-a-message).
 */
export function toFailure(reason: unknown) {
  if (typeof reason === "string") return { status: 0, text: reason };
  return {
    status: Number(field(reason, "status") ?? 0),
    text: String(field(reason, "text") ?? "Network Error"),
  };
}
