/** An e-mail address that breaks before its @ where the line is too short for it. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf("@");
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
