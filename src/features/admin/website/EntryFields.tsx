import { styled } from '@mui/material/styles';
import { entryForm as words, pictureWords } from '#content/admin/content.ts';
import { projectKinds } from '#content/projects/kinds.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { limitOf, type Problems } from './drafts.ts';
import { type EntryForm, SelectEntry, StarsEntry, TextEntry } from './fields.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: theme.spacing(80),
}));

/** What a field is called, for the line that says what is missing. */
export const labelOf =
  (kind: WebsiteRow['kind']) =>
  (name: string): string => {
    const { names, alt } = pictureWords;
    const labels: Problems = {
      before: names.before,
      after: names.after,
      alignment: pictureWords.align.heading,
      beforeAlt: alt.label(names.before),
      afterAlt: alt.label(names.after),
    };
    const own: Readonly<Record<string, { readonly label: string }>> = words[kind];
    return labels[name] ?? own[name]?.label ?? name;
  };

/** What is written of a project; the descriptions come last, since they follow the title by themselves. */
export function ProjectFields({ form }: { form: EntryForm }) {
  const { project } = words;
  const { alt, names } = pictureWords;
  const field = (name: string) => ({ form, name, max: limitOf('project', name) });
  return (
    <Fields>
      <TextEntry {...field('title')} text={project.title} />
      <TextEntry {...field('location')} text={project.location} />
      <TextEntry {...field('year')} text={project.year} inputMode="numeric" />
      <SelectEntry {...field('category')} text={project.category}>
        <option value="">{project.category.none}</option>
        {projectKinds.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectEntry>
      <TextEntry {...field('summary')} text={project.summary} rows={5} />
      <TextEntry
        {...field('beforeAlt')}
        text={{ label: alt.label(names.before), helper: alt.helper }}
      />
      <TextEntry {...field('afterAlt')} text={{ label: alt.label(names.after) }} />
    </Fields>
  );
}

/** What is written of a testimonial. */
export function TestimonialFields({ form }: { form: EntryForm }) {
  const { testimonial } = words;
  const field = (name: string) => ({ form, name, max: limitOf('testimonial', name) });
  return (
    <Fields>
      <StarsEntry {...field('rating')} text={testimonial.rating} />
      <TextEntry {...field('title')} text={testimonial.title} />
      <TextEntry {...field('content')} text={testimonial.content} rows={5} />
      <TextEntry {...field('name')} text={testimonial.name} />
      <TextEntry {...field('location')} text={testimonial.location} />
      <TextEntry {...field('project')} text={testimonial.project} />
      <TextEntry {...field('date')} text={testimonial.date} type="month" />
    </Fields>
  );
}
