import type { SendRequest } from "./mailbox";

/** The service's limit for one message. */
export const maximumBytes = 50_000;

const dashboard = "https://dashboard.emailjs.com/admin";

/** The service's texts for identifiers that are missing. */
const required = {
  user_id: `The Public Key is required. To find this ID, visit ${dashboard}/account`,
  service_id: `The Service ID is required. To find this ID, visit ${dashboard}`,
  template_id: `The Template ID is required. To find this ID, visit ${dashboard}/templates`,
};

const invalid =
  "The parameters are invalid. To learn more, visit https://www.emailjs.com/docs/rest-api/send/";

/** A request that the service refuses, with the text that it answers. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (isObject(value)) return value;
  } catch {
    // Answered below like any other value that is no object.
  }
  throw new RefusedRequest(400, invalid);
}

function identifier(
  request: Record<string, unknown>,
  name: keyof typeof required,
): string {
  const value = request[name];
  if (typeof value === "string" && value.trim()) return value;
  throw new RefusedRequest(400, required[name]);
}

/** Checks a request to send mail as the service does. Throws RefusedRequest. */
export function checkSendRequest(
  contentType: string | undefined,
  body: string,
): SendRequest {
  if (!contentType?.toLowerCase().startsWith("application/json")) {
    throw new RefusedRequest(400, invalid);
  }
  const request = parse(body);
  const identifiers = {
    user_id: identifier(request, "user_id"),
    service_id: identifier(request, "service_id"),
    template_id: identifier(request, "template_id"),
  };
  if (!isObject(request.template_params)) {
    throw new RefusedRequest(400, invalid);
  }
  return { ...identifiers, template_params: request.template_params };
}
