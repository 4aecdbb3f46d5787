import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Building from '@mui/icons-material/Domain';
import Check from '@mui/icons-material/Check';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Hammer from '@mui/icons-material/HandymanOutlined';
import Home from '@mui/icons-material/Home';
import Mail from '@mui/icons-material/MailOutlined';
import Menu from '@mui/icons-material/Menu';
import Pause from '@mui/icons-material/Pause';
import Phone from '@mui/icons-material/Phone';
import Place from '@mui/icons-material/PlaceOutlined';
import Play from '@mui/icons-material/PlayArrow';
import Schedule from '@mui/icons-material/AccessTime';
import Search from '@mui/icons-material/Search';
import Shield from '@mui/icons-material/ShieldOutlined';
import Star from '@mui/icons-material/Star';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** The icons that the content names by key. */
export const icons = {
  ArrowForward,
  ArrowUpward,
  Building,
  Check,
  ChevronLeft,
  ChevronRight,
  Close,
  ExpandMore,
  Hammer,
  Home,
  Mail,
  Menu,
  Pause,
  Phone,
  Place,
  Play,
  Schedule,
  Search,
  Shield,
  Star,
} as const;

type IconKey = keyof typeof icons;

/** A decorative icon by its key; the text next to it carries the meaning. */
export function Icon({ name, size }: { name: IconKey; size?: string }) {
  const Drawing = icons[name];
  return size === undefined ? <Drawing /> : <Drawing sx={{ fontSize: size }} />;
}

/** A square button for next or previous; neighbours share their edge. */
export const StepButton = styled(IconButton)({
  border: `${sizes.hairline} solid currentcolor`,
  '& + &': { marginLeft: `calc(${sizes.hairline} * -1)` },
  '&.Mui-disabled': { color: 'inherit', cursor: 'default', opacity: 0.4 },
});
