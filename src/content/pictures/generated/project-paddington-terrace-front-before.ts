import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "project-paddington-terrace-front-before",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Before: sandstone terrace front with open joints, black crust under the sills and a cracked lintel",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
