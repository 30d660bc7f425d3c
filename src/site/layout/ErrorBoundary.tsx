import { Component, type ReactNode } from "react";
import { toError } from "../../common/errors";

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error. */
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Catches errors while its children render. A new key renders them again. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { error?: Error }
> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toError(thrown) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
