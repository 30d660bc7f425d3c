import { Component, type ReactNode } from "react";
import { toError } from "../../common/errors";

interface ErrorBoundaryProps {
  /** What shows in place of children that cannot be rendered. */
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | undefined;
}

/** Catches what goes wrong while its children render. Give it a new key to try again. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: toError(thrown) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
