import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-courtyard-wall",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Convict-era rubble courtyard wall with a blue door, a bench and a lemon tree in a pot",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
