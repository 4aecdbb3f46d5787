import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-quoins",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Corner of a building: alternating sandstone quoins bonded into red brick",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
