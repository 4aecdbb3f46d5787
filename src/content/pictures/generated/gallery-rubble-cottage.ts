import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-rubble-cottage",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Small rubble-stone cottage with a corrugated iron veranda and brick chimney",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
