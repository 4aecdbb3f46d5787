import styled from '@emotion/styled';
import { ActionLink } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));

/** The two ways to begin: the assessment popup and the telephone. */
export function Actions({ button, call }: { button: string; call: string }) {
  return (
    <Row>
      <AssessmentButton>{button}</AssessmentButton>
      <ActionLink href={business.phone.href} emphasis="line">
        <Icon name="Phone" />
        {call}
      </ActionLink>
    </Row>
  );
}
