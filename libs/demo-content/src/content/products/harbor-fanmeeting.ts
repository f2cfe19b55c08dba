import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const harborFanmeeting = programme({
  prod_id: 'P000020',
  prod_type: 'CG004',
  prod_category: '03',
  progress_yn: 'D',
  origin_price: 132_000,
  inventory_cnt: 3,
  departureInDays: 3,
  place: PLACES.bexco,
  opt_codes: ['OPT022', 'OPT023', 'OPT024', 'OPT004'],
  related: ['P000007', 'P000025', 'P000024'],
  texts: {
    KOR: {
      title: 'HARBOR 7 팬미팅 〈닻을 내리다〉 부산',
      subtitle: '고향 바다 앞에서 여는 다섯 번째 생일 파티.',
      intro:
        '데뷔 5주년을 맞은 HARBOR 7이 부산으로 돌아옵니다. 노래 여덟 곡, 멤버들이 학창 시절 살던 동네를 맞히는 퀴즈, 팬이 보낸 사연을 읽는 시간이 이어집니다. 마지막 곡은 관객석 사이를 걸으며 부릅니다.',
      schedule: [
        ['14:00', '사연 엽서 쓰기, 포토 존'],
        ['16:00', '입장'],
        ['17:00', '1부 노래와 퀴즈'],
        ['18:10', '2부 사연 읽기와 어쿠스틱 무대'],
        ['19:10', '하이터치와 단체 사진 (선택한 분)'],
      ],
      included: ['지정석', '5주년 포토 카드 7장', '사연 엽서'],
      excluded: ['하이터치, 단체 사진 (선택)', '교통'],
      meeting: '벡스코 오디토리움 2층 로비 나래 데스크. 벡스코역 1번 출구에서 걸어서 5분입니다.',
      notes: [
        '남은 자리가 적어 일행이 떨어져 앉을 수 있습니다.',
        '이름을 바꾸는 것은 취소로 봅니다.',
        '선물은 편지만 받습니다.',
      ],
    },
    ENG: {
      title: 'HARBOR 7 fan meeting in Busan: Dropping Anchor',
      subtitle: 'A fifth birthday, held by the sea they grew up with.',
      intro:
        'Five years after their debut HARBOR 7 come home. Eight songs, a quiz about the neighbourhoods the members went to school in, and letters from fans read aloud. For the last song they leave the stage and walk between the rows.',
      schedule: [
        ['14:00', 'Write your postcard, photo zone'],
        ['16:00', 'Doors'],
        ['17:00', 'Part one: songs and the quiz'],
        ['18:10', 'Part two: letters and an acoustic set'],
        ['19:10', 'Hi-touch and group pictures for those who chose them'],
      ],
      included: ['Numbered seat', 'Seven anniversary photo cards', 'Postcard'],
      excluded: ['Hi-touch and group picture (optional)', 'Transport'],
      meeting: 'Narae desk, second-floor lobby of BEXCO Auditorium, 5 minutes from exit 1 of BEXCO Station.',
      notes: [
        'Few seats are left: a party may sit apart.',
        'Changing a name counts as a cancellation.',
        'Letters are welcome, presents are not.',
      ],
    },
    CHN: {
      title: 'HARBOR 7釜山粉丝见面会《抛锚》',
      subtitle: '在故乡的海边，办第五个生日派对。',
      intro:
        '出道五周年，HARBOR 7回到釜山。八首歌、猜成员学生时代住处的问答，还有朗读粉丝来信的环节。最后一首歌，他们会走下舞台，在观众席间边走边唱。',
      schedule: [
        ['14:00', '写明信片、拍照区'],
        ['16:00', '入场'],
        ['17:00', '第一部：歌曲与问答'],
        ['18:10', '第二部：读信与不插电舞台'],
        ['19:10', '击掌与合影（加选者）'],
      ],
      included: ['指定座位', '五周年小卡7张', '明信片'],
      excluded: ['击掌、合影（可选）', '交通'],
      meeting: 'BEXCO会堂二层大厅Narae服务台，BEXCO站1号出口步行5分钟。',
      notes: ['余位不多，同行者可能无法连座。', '更改姓名视为取消。', '礼物只收信件。'],
    },
    JPN: {
      title: 'HARBOR 7ファンミーティング「錨をおろす」釜山',
      subtitle: 'ふるさとの海で開く5歳の誕生日会。',
      intro:
        'デビュー5周年を迎えたHARBOR 7が釜山に帰ってきます。歌8曲、メンバーが学生時代を過ごした町を当てるクイズ、ファンの手紙を読むコーナー。最後の曲は客席の間を歩きながら歌います。',
      schedule: [
        ['14:00', 'ハガキ書き、フォトゾーン'],
        ['16:00', '開場'],
        ['17:00', '第1部　歌とクイズ'],
        ['18:10', '第2部　お手紙とアコースティック'],
        ['19:10', 'ハイタッチとグループ写真（お申し込みの方）'],
      ],
      included: ['指定席', '5周年トレカ7枚', 'ハガキ'],
      excluded: ['ハイタッチ・グループ写真（オプション）', '交通費'],
      meeting: 'BEXCOオーディトリアム2階ロビーのNaraeデスク。BEXCO駅1番出口から徒歩5分。',
      notes: [
        '残席わずかのため、お連れさまと離れる場合があります。',
        'お名前の変更はキャンセル扱いとなります。',
        'プレゼントはお手紙のみお預かりします。',
      ],
    },
    VTN: {
      title: 'Fan meeting HARBOR 7 tại Busan: Thả neo',
      subtitle: 'Sinh nhật năm tuổi bên vùng biển quê nhà.',
      intro:
        'Kỷ niệm năm năm debut, HARBOR 7 trở về Busan. Tám bài hát, trò đố về khu phố các thành viên từng đi học, và phần đọc thư của fan. Bài cuối, họ bước xuống khán đài, vừa đi giữa các hàng ghế vừa hát.',
      schedule: [
        ['14:00', 'Viết bưu thiếp, khu chụp ảnh'],
        ['16:00', 'Mở cửa'],
        ['17:00', 'Phần một: ca hát và đố vui'],
        ['18:10', 'Phần hai: đọc thư và acoustic'],
        ['19:10', 'Hi-touch và chụp ảnh nhóm (ai đã chọn)'],
      ],
      included: ['Ghế có số', 'Bảy photocard kỷ niệm', 'Bưu thiếp'],
      excluded: ['Hi-touch, ảnh nhóm (tùy chọn)', 'Đi lại'],
      meeting: 'Quầy Narae ở sảnh tầng 2 BEXCO Auditorium, 5 phút từ cửa 1 ga BEXCO.',
      notes: [
        'Còn ít ghế nên nhóm có thể phải ngồi tách.',
        'Đổi tên được xem là hủy.',
        'Chỉ nhận thư, không nhận quà.',
      ],
    },
  },
});
