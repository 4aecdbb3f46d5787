import styled from '@emotion/styled';
import { assessment, assessmentFee, inDollars } from '#content/assessment.ts';
import { assessmentLevels, PRIORITY_EXTRA } from '#content/forms/assessment-options.ts';
import { sizes, tight, type } from '#theme/tokens.ts';

const Fees = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 3) },
}));

const Table = styled('table')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& tr': { borderTop: `${sizes.joint} solid ${stone.joint}` },
    '& tbody tr:last-of-type': { borderBottom: `${sizes.joint} solid ${stone.joint}` },
    '& th, & td': { padding: theme.spacing(2, 3, 2, 0), verticalAlign: 'baseline' },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
    '& thead th': { fontSize: type.note, fontWeight: 600, color: stone.inkSoft },
    '& tbody th': { fontWeight: 400 },
    '& b': { display: 'block', ...theme.typography.h3 },
    '& small': { display: 'block', fontSize: type.small, maxWidth: '52ch' },
    '& td': {
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: type.h3,
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
    '& td + td': { fontWeight: 450, color: stone.inkSoft },
    [theme.breakpoints.down('sm')]: {
      '& th, & td': { paddingRight: theme.spacing(1.5) },
      '& thead th': { whiteSpace: 'normal' },
    },
    // The level across, its two fees below it.
    [tight]: {
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'start' },
      '& th:first-of-type': { gridColumn: '1 / -1', paddingRight: 0 },
      '& tr > * + *': { paddingTop: 0 },
    },
  };
});

/** The three fees, each without and with priority (specification 2-§9). */
export function FeeTable() {
  const { fees, price } = assessment;
  return (
    <Fees>
      <h2 id="fees">{fees.caption}</h2>
      <Table aria-labelledby="fees">
        <thead>
          <tr>
            <th scope="col">{price.base}</th>
            <th scope="col">{fees.fee}</th>
            <th scope="col">{price.surcharge}</th>
          </tr>
        </thead>
        <tbody>
          {assessmentLevels.map((level) => (
            <tr key={level.value}>
              <th scope="row">
                <b>{level.label}</b>
                <small>{level.description}</small>
              </th>
              <td>{inDollars(assessmentFee(level.value, []))}</td>
              <td>{inDollars(assessmentFee(level.value, [PRIORITY_EXTRA]))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Fees>
  );
}
