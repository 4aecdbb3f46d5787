import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "gallery-bridge-pier",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Sandstone viaduct: two arches meeting on a pier with a cutwater, standing in still water",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
