import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-manly-chimney-rebuild-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: leaning brick chimney with a broken pot, missing bricks and open joints",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
