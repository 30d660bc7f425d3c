import { useState } from "react";
import { Dialog } from "./Dialog";
import { isAllowedAddress } from "./extensions";
import type { Offers } from "./offers";

/** Asks where words lead: to a page or an item of the site, to a known address outside it, or to another one. */
export function LinkDialog({
  links,
  href,
  onLink,
  onClose,
}: {
  links: Offers["links"];
  /** Where the words lead now. */
  href: string;
  /** @param href Nothing takes the link away. */
  onLink: (href: string) => void;
  onClose: () => void;
}) {
  const [address, setAddress] = useState(href);
  const groups = [...new Set(links.map(({ group }) => group))];
  return (
    <Dialog
      title="Link"
      action="Set link"
      onDone={() => onLink(address.trim())}
      onClose={onClose}
    >
      <label>
        Page or known address
        <select
          value={links.some(({ value }) => value === address) ? address : ""}
          onChange={({ target }) => setAddress(target.value)}
        >
          <option value="">None of these</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {links
                .filter((link) => link.group === group)
                .map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        Or any address
        <input
          value={address}
          ref={(input) =>
            input?.setCustomValidity(
              address === "" || isAllowedAddress(address.trim())
                ? ""
                : "Write an address such as https://www.example.com, mailto:name@example.com or /contact.",
            )
          }
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <p>Leave it empty to take the link away.</p>
    </Dialog>
  );
}
