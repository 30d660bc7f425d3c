import { toastStore } from "./toastStore";

/** A toast about something under way. One of the two ends it. */
export interface LoadingToast {
  /** Turns the toast into a success message in place. */
  success(text: string): void;
  /** Turns the toast into an error message in place. */
  error(text: string): void;
}

/** Shows toasts in the Notifications region, from anywhere. Success stays 5 s, an error 8 s. */
export const notify = {
  /** Says that something is under way, until the returned handle says how it ended. */
  loading(text: string): LoadingToast {
    const id = toastStore.open("loading", text);
    return {
      success: (result) => toastStore.change(id, "success", result),
      error: (result) => toastStore.change(id, "error", result),
    };
  },

  success(text: string): void {
    toastStore.open("success", text);
  },

  error(text: string): void {
    toastStore.open("error", text);
  },
};
