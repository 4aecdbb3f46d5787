import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { ButtonRow } from './ButtonRow.ts';

const Row = styled(ButtonRow)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));

/** The two ways to begin: the assessment popup and the telephone. */
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
