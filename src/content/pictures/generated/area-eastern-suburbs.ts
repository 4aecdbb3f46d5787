import type { Picture } from "../types.ts";

export const picture: Picture = {
  name: "area-eastern-suburbs",
  hash: "00000000",
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: "Layered sandstone cliff with white houses along its edge and the sea below",
  placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
};
