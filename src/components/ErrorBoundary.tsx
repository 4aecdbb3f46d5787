import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

/** Shown in place of a section that failed to render. */
export type BoundaryTexts = {
  readonly title: string;
  readonly text?: string;
  readonly button: string;
};

type Props = {
  texts: BoundaryTexts;
  /** `retry` renders the children again, as the button does. */
  onError?: (error: unknown, retry: () => void) => void;
  children: ReactNode;
};

const Failure = styled(Alert)(({ theme }) => ({
  maxWidth: sizes.measure,
  marginInline: 'auto',
  padding: theme.spacing(3),
  borderInlineStartWidth: sizes.hairline,
  fontSize: 'inherit',
  '& .MuiAlert-message': { display: 'grid', justifyItems: 'start', gap: theme.spacing(1) },
}));

/** Confines a rendering error to its section. */
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
      <Failure severity="error" icon={false}>
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        {text ? <Typography>{text}</Typography> : null}
        <Button type="button" variant="outlined" onClick={this.retry}>
          {button}
        </Button>
      </Failure>
    );
  }
}
