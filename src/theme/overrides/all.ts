import { actions } from './actions.ts';
import { dataDisplay } from './data-display.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { surfaces } from './surfaces.ts';

/** The look of MUI's components. */
export const components = {
  ...actions,
  ...dataDisplay,
  ...feedback,
  ...inputs,
  ...layout,
  ...navigation,
  ...surfaces,
};
