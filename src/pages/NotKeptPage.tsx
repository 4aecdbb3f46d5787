import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { notKept } from '#content/not-found.ts';
import { ButtonRow } from './parts/styles.ts';

/** Shown offline instead of an admin screen that is not cached. */
export default function NotKeptPage() {
  return (
    <Section>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }} data-not-kept>
        <Typography variant="h2" component="h1">
          {notKept.h1}
        </Typography>
        <Typography>{notKept.text}</Typography>
        <ButtonRow>
          {/* A page load, so that the worker is asked again. */}
          <Button href={notKept.retry.href}>{notKept.retry.label}</Button>
          <Link href={notKept.home.href} color="secondary">
            {notKept.home.label}
          </Link>
        </ButtonRow>
      </Stack>
    </Section>
  );
}
