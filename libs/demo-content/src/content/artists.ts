import type { PerLanguage } from './types.ts';
import type { DemoKpopInfo } from './story.ts';

/** Who the artist of an article is; all of them are invented. */
export const ARTISTS: Readonly<Record<DemoKpopInfo['artist'], PerLanguage>> = {
  lumera: {
    KOR: 'LUMERA는 온마루 소속 5인조 그룹입니다. 빛을 주제로 한 무대와 또렷한 화음으로 알려져 있습니다.',
    ENG: 'LUMERA are a five-member group at Onmaru, known for stages built around light and for close harmonies.',
    CHN: 'LUMERA是温玛璐旗下的五人组合，以“光”为主题的舞台和清晰的和声见长。',
    JPN: 'LUMERAはオンマル所属の5人組。光をテーマにしたステージと、澄んだハーモニーで知られています。',
    VTN: 'LUMERA là nhóm năm thành viên của Onmaru, được biết đến với những sân khấu lấy ánh sáng làm chủ đề và phần hòa giọng rõ nét.',
  },
  harbor: {
    KOR: 'HARBOR 7은 부산에서 시작한 7인조 그룹입니다. 바다와 항구를 노래하고, 악기도 직접 연주합니다.',
    ENG: 'HARBOR 7 are seven friends who began in Busan. They sing of the sea and its harbours, and play their own instruments.',
    CHN: 'HARBOR 7是从釜山起步的七人组合，歌唱大海与港口，乐器也由自己演奏。',
    JPN: 'HARBOR 7は釜山で始まった7人組。海と港を歌い、楽器も自分たちで演奏します。',
    VTN: 'HARBOR 7 là nhóm bảy người khởi đầu từ Busan. Họ hát về biển và bến cảng, và tự chơi nhạc cụ.',
  },
  iru: {
    KOR: '서이루는 기타 한 대로 노래하는 싱어송라이터입니다. 편지처럼 쓴 가사로 사랑받습니다.',
    ENG: 'Seo Iru is a singer-songwriter with one guitar, loved for lyrics that read like letters.',
    CHN: '徐以路是一位只带一把吉他的创作歌手，像书信一样的歌词深受喜爱。',
    JPN: 'ソ・イルはギター一本で歌うシンガーソングライター。手紙のような歌詞が愛されています。',
    VTN: 'Seo Iru là ca sĩ kiêm nhạc sĩ với một cây guitar, được yêu mến nhờ ca từ như những lá thư.',
  },
  kite: {
    KOR: 'KITE CLUB은 여섯 명으로 이루어진 혼성 신인 그룹입니다. 첫 앨범 다섯 곡을 멤버들이 함께 썼습니다.',
    ENG: 'KITE CLUB are a new group of three women and three men. The six wrote all five songs of their first record together.',
    CHN: 'KITE CLUB是三男三女组成的新人组合，首张专辑的五首歌由六人共同写成。',
    JPN: 'KITE CLUBは男女3人ずつの新人グループ。デビュー盤の5曲は6人で書きました。',
    VTN: 'KITE CLUB là nhóm tân binh gồm ba nam ba nữ. Sáu người cùng viết cả năm bài hát trong album đầu tay.',
  },
  onmaru: {
    KOR: '온마루는 LUMERA, HARBOR 7, 서이루, KITE CLUB이 함께하는 소속사입니다.',
    ENG: 'Onmaru is the home of LUMERA, HARBOR 7, Seo Iru and KITE CLUB.',
    CHN: '温玛璐是LUMERA、HARBOR 7、徐以路与KITE CLUB共同的公司。',
    JPN: 'オンマルは、LUMERA、HARBOR 7、ソ・イル、KITE CLUBが所属する事務所です。',
    VTN: 'Onmaru là công ty chủ quản của LUMERA, HARBOR 7, Seo Iru và KITE CLUB.',
  },
};
