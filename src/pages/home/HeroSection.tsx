import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { hero, heroTiles } from '#content/home/hero.ts';
import { picture } from '#content/pictures/generated/hero.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { HeroForm } from '#features/enquiry/HeroForm.tsx';
import { type } from '#theme/tokens.ts';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { SitePicture } from '../parts/SitePicture.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { FormBlock, HeroGrid, Lead, PromiseBlock, Tiles, View, Words } from './hero-styles.ts';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { flex: '1 1 auto', paddingInline: theme.spacing(1.5) },
  '& > :first-of-type': { flexBasis: '100%' },
  [theme.breakpoints.up('sm')]: { '& > *, & > :first-of-type': { flex: 'none' } },
  [theme.breakpoints.up('lg')]: { fontSize: type.small },
}));

/** The opening of the home page: who we are, the drawing, the enquiry form. */
export function HeroSection() {
  const { buttons, promise } = hero;
  return (
    <HeroGrid>
      <Words>
        <List>
          {hero.badges.map((badge) => (
            <ListItem key={badge.id}>{badge.label}</ListItem>
          ))}
        </List>
        <Typography variant="h1">{hero.headline}</Typography>
      </Words>
      <View>
        <SitePicture picture={picture} sizes={pictureSizes.half} priority />
      </View>
      <Tiles>
        {heroTiles.map((tile) => (
          <ListItem key={tile.label}>
            <Typography variant="h3" component="b">
              {tile.value}
            </Typography>{' '}
            <Typography variant="caption">{tile.label}</Typography>
          </ListItem>
        ))}
      </Tiles>
      <Lead>
        <Typography>{hero.intro}</Typography>
        <Buttons>
          <AssessmentButton>{buttons.assessment}</AssessmentButton>
          <Button href={business.phone.href} variant="outlined" aria-label={buttons.call}>
            <Icon name="Phone" />
            {buttons.callShort}
          </Button>
          <NewTabLink href={buttons.review.href} hint={buttons.newTab} variant="outlined">
            {buttons.review.label}
          </NewTabLink>
        </Buttons>
      </Lead>
      <PromiseBlock>
        <Typography variant="h3" component="h2">
          {promise.title}
        </Typography>
        <Typography>{promise.text}</Typography>
      </PromiseBlock>
      <FormBlock>
        <HeroForm />
      </FormBlock>
    </HeroGrid>
  );
}
