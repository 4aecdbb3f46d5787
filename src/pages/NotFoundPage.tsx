import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageLink, RouterLink } from '#components/PageLink.tsx';
import type { AsElement } from '#components/text.tsx';
import { Section } from '#components/Section.tsx';
import { business } from '#content/business.ts';
import { notFound } from '#content/not-found.ts';
import { sizes, type } from '#theme/tokens.ts';
import { ButtonRow } from './parts/styles.ts';

const Code = styled(Typography)<AsElement>({
  fontSize: `min(calc(${type.h1} * 3.5), 36vw)`,
  lineHeight: 1,
});

const Ways = styled(ButtonRow)(({ theme }) => ({
  alignItems: 'center',
  '& > .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    paddingInline: theme.spacing(1),
  },
}));

export default function NotFoundPage() {
  return (
    <Section>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }} data-not-found>
        <Code variant="h1" component="p">
          {notFound.code}
        </Code>
        <Typography variant="h2" component="h1">
          {notFound.h1}
        </Typography>
        <Typography>{notFound.text}</Typography>
        <Ways>
          <Button component={RouterLink} to={notFound.home.href}>
            {notFound.home.label}
          </Button>
          <PageLink to={notFound.search.href} color="secondary">
            {notFound.search.label}
          </PageLink>
          <Link href={business.phone.href} color="secondary">
            {notFound.call}
          </Link>
        </Ways>
      </Stack>
    </Section>
  );
}
