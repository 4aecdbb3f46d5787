import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { photoListText, photoShareText } from '#content/forms/photo-list.ts';
import { photoLimits } from '#contract/limits.ts';
import { photoFileName } from '#contract/photos.ts';
import { share } from '#lib/browser-page.ts';
import { columnsUpTo } from '#theme/tokens.ts';
import { PickButton } from '#components/PickButton.tsx';
import type { SmallPicture } from './small/make-small.ts';
import { smallPicture } from './small/small-picture.ts';

const Pictures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(6, '6em', theme.spacing(1)),
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));

const NONE: Shareable = { pictures: [], problems: [] };

/**
 * Photos without a server to receive them: picked and compressed here, sent by another app of the
 * phone. Two presses, since browsers open the share sheet only on user activation.
 */
export function PhotoShare({ id }: { id: string }) {
  const [{ pictures, problems }, setShareable] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    setFailed(false);
    setShareable(await shareableOf(pictures, files));
    setBusy(false);
  };
  const share = async () => setFailed(!(await sharePictures(pictures)));
  const remove = (hash: string) =>
    setShareable({ pictures: pictures.filter((one) => one.hash !== hash), problems: [] });
  return (
    <>
      <div>
        <PickButton
          id={id}
          label={photoShareText.choose}
          multiple
          onPick={(files) => void add(files)}
        />
      </div>
      {pictures.length === 0 ? null : (
        <>
          <Pictures aria-label={photoShareText.list}>
            {pictures.map(({ hash, thumbnail }, at) => (
              <li key={hash}>
                <img src={thumbnail} alt={photoListText.photo(at + 1)} />
                <Button
                  type="button"
                  variant="text"
                  aria-label={photoListText.removeOf(at + 1)}
                  onClick={() => remove(hash)}
                >
                  {photoListText.remove}
                </Button>
              </li>
            ))}
          </Pictures>
          <div>
            <Button type="button" variant="outlined" onClick={() => void share()}>
              {photoShareText.share(pictures.length)}
            </Button>
          </div>
          <FormHelperText>{photoShareText.helper}</FormHelperText>
        </>
      )}
      <div aria-live="polite">
        {busy ? <FormHelperText>{photoListText.busy}</FormHelperText> : null}
        {[...problems, ...(failed ? [photoShareText.failed] : [])].map((problem) => (
          <FormHelperText key={problem} error>
            {problem}
          </FormHelperText>
        ))}
      </div>
    </>
  );
}

/** The result for picked files: pictures that can be shared, and problems with the others. */
export type Shareable = {
  readonly pictures: readonly SmallPicture[];
  readonly problems: readonly string[];
};

/**
 * Compresses picked files, which also removes location and device from what is shared. Never
 * rejects.
 */
export async function shareableOf(
  before: readonly SmallPicture[],
  files: readonly File[],
): Promise<Shareable> {
  const pictures = [...before];
  const problems: string[] = [];
  for (const file of files) {
    const result = await smallPicture(file);
    if (result.kind === 'problem') {
      problems.push(`${file.name}: ${photoListText.problems[result.problem]}`);
    } else if (pictures.some(({ hash }) => hash === result.hash)) {
      // The same picture twice is shared once.
    } else if (pictures.length >= photoLimits.most) {
      problems.push(photoShareText.full);
      break;
    } else {
      pictures.push(result);
    }
  }
  return { pictures, problems };
}

/**
 * Opens the phone's share sheet with pictures; false if that is impossible. Closing the sheet
 * counts as success. Must be called on user activation.
 */
export function sharePictures(pictures: readonly SmallPicture[]): Promise<boolean> {
  const files = pictures.map(
    ({ bytes }, at) => new File([bytes], photoFileName(at + 1, ''), { type: 'image/jpeg' }),
  );
  return share({ files, title: photoShareText.subject, text: photoShareText.text });
}
