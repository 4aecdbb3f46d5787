import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-chimney",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Tall corbelled brick chimney with four clay pots above a slate roof",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
