import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';
import { ActionButton } from './ActionButton.tsx';

/** What stands in the place of a section that could not be drawn. */
export type BoundaryTexts = {
  readonly title: string;
  readonly text?: string;
  readonly button: string;
};

type Props = {
  texts: BoundaryTexts;
  /** Told of each failure, with what `Try Again` does. */
  onError?: (error: unknown, retry: () => void) => void;
  children: ReactNode;
};

const Slab = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  maxWidth: sizes.measure,
  marginInline: 'auto',
  padding: theme.spacing(3),
  color: theme.vars.palette.stone.ink,
  backgroundColor: theme.vars.palette.stone.alarmWash,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.alarm}`,
  borderRadius: sizes.corner,
  '& p': { margin: 0 },
  '& > :first-of-type': { ...theme.typography.h4 },
}));

/** Keeps the failure of a section from taking the page with it; a class, since React asks for one. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error, this.retry);
  }

  retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, button } = this.props.texts;
    return (
      <Slab role="alert">
        <p>{title}</p>
        {text ? <p>{text}</p> : null}
        <ActionButton type="button" emphasis="line" onClick={this.retry}>
          {button}
        </ActionButton>
      </Slab>
    );
  }
}
