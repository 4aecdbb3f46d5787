import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { Section, type Tone } from '#components/Section.tsx';
import { business } from '#content/business.ts';
import type { CallToAction } from '#content/page-types.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { ButtonRow } from './styles.ts';

const Row = styled(ButtonRow)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));

/** Opens the assessment popup, or calls. */
export function Actions({ button, call }: { button: string; call: string }) {
  return (
    <Row>
      <AssessmentButton>{button}</AssessmentButton>
      <Button href={business.phone.href} variant="outlined">
        <Icon name="Phone" />
        {call}
      </Button>
    </Row>
  );
}

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'end',
  '& h2': { maxWidth: '22ch' },
  '& p': { marginTop: theme.spacing(2), maxWidth: '52ch' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/** A page's call to action. Before the footer, a tone other than 'ink' keeps the two apart. */
export function CallToActionBand({
  content,
  tone = 'ink',
}: {
  content: CallToAction;
  tone?: Tone;
}) {
  return (
    <Section tone={tone} labelledBy="call-to-action">
      <Block>
        <div>
          <Typography variant="h2" id="call-to-action">
            {content.heading}
          </Typography>
          <Typography variant="subtitle1">{content.text}</Typography>
        </div>
        <Actions button={content.button} call={content.call} />
      </Block>
    </Section>
  );
}
