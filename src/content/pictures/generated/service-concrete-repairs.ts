import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "service-concrete-repairs",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Edge of a concrete balcony cut back to bared steel, the bars primed and ready for mortar",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
