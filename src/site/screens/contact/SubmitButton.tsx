import { Button } from "../../ui/controls/Button";
import { Spinner } from "../../ui/controls/Spinner";

interface SubmitButtonProps {
  /** Lets replayedPress.js find the button if React has replaced it. */
  id: string;
  isSending: boolean;
  label: string;
  sendingLabel: string;
  className?: string;
}

/** A form's button. Disabled, with a spinner, while the form is being sent. */
export function SubmitButton({
  id,
  isSending,
  label,
  sendingLabel,
  className,
}: SubmitButtonProps) {
  return (
    <Button id={id} type="submit" disabled={isSending} className={className}>
      {isSending && <Spinner size={20} />}
      {/* Browsers that translate the page replace a text that is not alone in its element. */}
      <span>{isSending ? sendingLabel : label}</span>
    </Button>
  );
}
