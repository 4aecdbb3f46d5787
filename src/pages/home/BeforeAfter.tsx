import { styled } from '@mui/material/styles';
import { galleryTexts } from '#content/gallery.ts';
import type { Picture } from '#content/pictures/types.ts';
import { pairOnHome } from '#content/projects-on-home.ts';
import { sizes } from '#theme/tokens.ts';
import { MoreLink } from '../parts/MoreLink.ts';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { SitePicture } from '../parts/SitePicture.tsx';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: sizes.hairline,
  marginTop: theme.spacing(4),
  '& figure': { margin: 0 },
}));

/** Half a screen wide at most, on a page that has to stay light. */
const small = (picture: Picture): Picture => ({ ...picture, widths: [960] });

/** One job before and after, side by side, and the way to all of them. */
export function BeforeAfter() {
  const { pair, all } = galleryTexts;
  return (
    <>
      {pairOnHome && (
        <Pair>
          <figure>
            <SitePicture picture={small(pairOnHome.before)} sizes={pictureSizes.half} />
            <figcaption>{pair.before}</figcaption>
          </figure>
          <figure>
            <SitePicture picture={small(pairOnHome.after)} sizes={pictureSizes.half} />
            <figcaption>{pair.after}</figcaption>
          </figure>
        </Pair>
      )}
      <MoreLink to={all.href}>{all.label}</MoreLink>
    </>
  );
}
