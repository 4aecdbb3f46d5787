import styled from '@emotion/styled';
import { ActionLink } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { hero, heroTiles } from '#content/home/hero.ts';
import { picture } from '#content/pictures/generated/hero.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { HeroForm } from '#features/enquiry/HeroForm.tsx';
import { columnsUpTo, type } from '#theme/tokens.ts';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { SitePicture } from '../parts/SitePicture.tsx';
import { FormBlock, Ground, Lead, Promise, Tiles, View, Words } from './hero-styles.ts';
import { NewTabLink } from './NewTabLink.tsx';

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(2, '7.5rem', theme.spacing(1.5)),
  gap: theme.spacing(1.5),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
  },
  [theme.breakpoints.up('lg')]: { fontSize: type.small },
}));

/** The opening of the home page (specification 1-§2.6): who we are, the drawing, the enquiry form. */
export function HeroSection() {
  const { buttons, promise } = hero;
  return (
    <Ground>
      <Words>
        <ul>
          {hero.badges.map((badge) => (
            <li key={badge.id}>{badge.label}</li>
          ))}
        </ul>
        <h1>{hero.headline}</h1>
      </Words>
      <View>
        <SitePicture picture={picture} sizes={pictureSizes.half} priority />
      </View>
      <Tiles>
        {heroTiles.map((tile) => (
          <li key={tile.label}>
            <b>{tile.value}</b> <span>{tile.label}</span>
          </li>
        ))}
      </Tiles>
      <Lead>
        <p>{hero.intro}</p>
        <Buttons>
          <AssessmentButton>{buttons.assessment}</AssessmentButton>
          <ActionLink href={business.phone.href} emphasis="line" aria-label={buttons.call}>
            <Icon name="Phone" />
            {buttons.callShort}
          </ActionLink>
          <NewTabLink href={buttons.reviewHref} hint={buttons.newTab}>
            {buttons.review}
          </NewTabLink>
        </Buttons>
      </Lead>
      <Promise>
        <h2>{promise.title}</h2>
        <p>{promise.text}</p>
      </Promise>
      <FormBlock>
        <HeroForm />
      </FormBlock>
    </Ground>
  );
}
