import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-window-tracery",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Stone tracery of a pointed church window, two lights under a quatrefoil",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
