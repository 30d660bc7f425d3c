import { Button } from "../ui/controls/Button";
import { Spinner } from "../ui/controls/Spinner";

interface SubmitButtonProps {
  isSending: boolean;
  label: string;
  sendingLabel: string;
  className?: string;
}

/** A form's button. Disabled, with a spinner, while the form is being sent. */
export function SubmitButton({
  isSending,
  label,
  sendingLabel,
  className,
}: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={isSending} className={className}>
      {isSending && <Spinner size={20} />}
      {/* Browsers that translate the page replace a text that is not alone in its element. */}
      <span>{isSending ? sendingLabel : label}</span>
    </Button>
  );
}
