import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "area-north-shore",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Federation brick house with a tiled gable and timber fretwork among tall gums",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
